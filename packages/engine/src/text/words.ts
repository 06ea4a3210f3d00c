/** Words around a name that say nothing about which name it is. A name made of several words may still contain them. */
const list = (text: string): string[] => text.trim().split(/\s+/);

const AMOUNT_WORDS = list(`
  mg mgs milligram milligrams mcg mcgs ug μg µg microgram micrograms g gm gms gram grams kg iu ius u unit units ml mls cc
  tsp teaspoon teaspoons tbsp tablespoon tablespoons drop drops oz cfu cfus billion million percent meq mmol
  half quarter one two three four five six single double couple few dose doses dosage strength low high max maximum extra
`);

const FORM_WORDS = list(`
  tablet tablets tab tabs capsule capsules cap caps caplet caplets softgel softgels gel gels gelcap gelcaps pill pills gummy gummies
  chewable chewables chew powder powders liquid liquids syrup spray sprays lozenge lozenges sachet sachets scoop scoops
  patch patches cream creams ointment inhaler inhalers puff puffs injection injections injectable shot shots suspension
  solution elixir drops suppository nasal oral topical sublingual transdermal pen flexpen kwikpen serving servings piece pieces
  iud coil implant ring depot drip infusion infusions vial ampoule eye ear nose skin mouth mouthwash wafer strip strips
  er xr sr cr xl la dr ec odt hfa ir cd sa release extended delayed slow modified controlled immediate coated enteric film
`);

const TIME_WORDS = list(`
  daily day days night nights nightly morning mornings evening evenings noon midday afternoon bedtime bed lunch dinner breakfast
  meal meals food week weeks weekly month months monthly year years hourly hour hours hrs every each once twice thrice time times
  x x1 x2 x3 x4 1x 2x 3x 4x 5x qd od bid bd tid tds qid qds qhs hs qam qpm prn po sl am pm per before after as needed needs when required
  taper tapering tapered course sliding scale repeat refill refills
  sometimes occasionally often regularly usually always currently now today yesterday since ago recently still long
  if during until while unless
  waking wake awake awakening arising rising upon up first thing last supper brunch snack snacks fasting empty
  mondays tuesdays wednesdays thursdays fridays saturdays sundays weekdays weekends weekend down
  monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun other alternate around about approx approximately
`);

const TALK_WORDS = list(`
  i im ive my me mine we our the a an any some of to from by at on in it its is am are was were be been being have has had do does did
  take takes taking taken took use uses using used get gets getting got given gave give started start starting stopped
  that this these those which who what there here so far just only also too very really quite bit
  glass water full else except besides apart than but more anymore longer gym workout workouts training exercise exercising
  doctor doctors dr gp physician pharmacist nurse clinician cardiologist specialist consultant surgeon told said says say advised
  advises advice recommended prescribed prescription rx script directed instructed clinic hospital switched changed warned please thanks thank you
  brand name generic otc counter over medicine medicines medication medications meds med drug drugs
  regimen currently including include includes like such eg ie etc various several mostly mainly standard regular normal natural organic
`);

export const NOISE: ReadonlySet<string> = new Set([...AMOUNT_WORDS, ...FORM_WORDS, ...TIME_WORDS, ...TALK_WORDS]);

/** Behind these stands what a medicine is for, in whatever word. */
export const PURPOSE: ReadonlySet<string> = new Set(list('for against because due prevent prevents treat treats'));
/** These may stand in between: "for my sugar", "due to the flu". */
export const LITTLE_WORDS: ReadonlySet<string> = new Set(list('my the a an to of some his her their this that'));

/** What people take medicines for. Beside a name these words describe it; alone they name nothing, and are kept. */
export const AILMENTS: ReadonlySet<string> = new Set(
  list(`
  pain pains ache aches headache headaches migraine migraines sleep sleeping insomnia heart bp blood pressure sugar diabetes diabetic
  cholesterol triglycerides anxiety anxious panic depression depressed mood stress adhd add ocd ptsd bipolar psychosis schizophrenia
  thyroid hypothyroid hypothyroidism hashimotos stomach reflux heartburn acid gerd ulcer allergy allergies hay fever season seasonal
  asthma copd breathing lungs stroke strokes stent stents clot clots dvt afib fibrillation rhythm attack attacks arthritis ra joint
  joints back neck knee knees leg legs restless nerve nerves neuropathy seizure seizures epilepsy infection infections uti acne skin
  rash eczema psoriasis rosacea gout kidney kidneys liver bladder prostate bph hormone menopause flushes flashes osteoporosis bones
  bone anemia anaemia parkinsons dementia alzheimers memory weight loss obesity cramps spasms spasm muscle nausea vomiting sickness
  diarrhea diarrhoea constipation ibs ibd crohns colitis lupus cancer transplant glaucoma ed erectile dysfunction swelling fluid
  edema retention cough cold flu sinus prevention surgery pcos endometriosis periods fertility ivf hair ms
`),
);

/** "My other tablets", "some injections from the clinic": something is taken, and nobody says what. */
const MEDICINE_WORDS: ReadonlySet<string> = new Set(
  list(`
  tablet tablets pill pills capsule capsules injection injections shot shots infusion infusions inhaler inhalers patch patches
  medicine medicines medication medications meds med drug drugs
`),
);
const VAGUE_WORDS: ReadonlySet<string> = new Set(list('other some more several few various hospital clinic'));

export const meansSomething = (words: readonly string[]): boolean =>
  words.some((word) => MEDICINE_WORDS.has(word)) && words.some((word) => VAGUE_WORDS.has(word));

/** A supplement's own kind of filler: "iron supplement", "vitamin d supplements". */
export const SUPPLEMENT_FILLER: ReadonlySet<string> = new Set(
  list(
    'supplement supplements supplementation product products formula blend brand tea teas root roots leaf leaves seed seeds extract extracts bark herb juice shake bar',
  ),
);

/** Salts and esters behind a medicine's name: "atorvastatin calcium" holds no calcium to speak of. */
export const SALTS: ReadonlySet<string> = new Set(
  list(`
  hydrochloride hcl hydrobromide hbr sodium potassium calcium magnesium besylate besilate mesylate maleate tartrate succinate
  fumarate acetate phosphate sulfate sulphate citrate nitrate bromide chloride carbonate gluconate lactate tosylate medoxomil
  disodium dihydrate monohydrate anhydrous bitartrate pamoate valerate propionate furoate cilexetil disoproxil alafenamide
  arginine lysine tromethamine zinc hemihydrate trihydrate dipropionate xinafoate etexilate
`),
);

/** Everything a person may write to say "nothing". A text made of these words alone means none. */
const NONE_WORDS: ReadonlySet<string> = new Set(
  list(`
  no none non nope nah nil na n a not nothing never zero any anything anyone nobody noone ever yet i im ive me my we am do dont does doesnt
  have havent has hasnt had been was wasnt were told tell advised take takes taking use using currently now at the moment this time present
  that know knowledge known aware of so far to applicable apply think really and or is are it there thanks thank you all
  doctor doctors dr pharmacist clinician by from medicine medicines medication medications meds prescription prescriptions
  supplement supplements allergy allergies allergic regular daily specific particular avoid avoiding in on applicable s
  0 keine kein ninguno ninguna nada aucun aucune
`),
);

/** These must be among the words: "medication" alone is no answer, "no medication" is. */
const NEGATIONS: ReadonlySet<string> = new Set(
  list(
    'no none non nope nah nil na n not nothing never zero nobody noone dont doesnt havent hasnt wasnt 0 keine kein ninguno ninguna nada aucun aucune',
  ),
);

/** The "nothing" of "nothing except warfarin". Not "don't know": who does not know may well take something. */
export const isDenial = (words: readonly string[]): boolean => words.every((word) => NEGATIONS.has(word));

/** True for "none", "n/a", "no", "-", "nothing that I know of" and the like, and for text without a letter or digit. */
export function meansNone(words: readonly string[]): boolean {
  const spoken = words.filter((word) => word !== 'and');
  if (spoken.length === 0) return true;
  return spoken.every((word) => NONE_WORDS.has(word)) && spoken.some((word) => NEGATIONS.has(word));
}
