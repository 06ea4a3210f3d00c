import { describe, expect, it } from 'vitest';
import { createFeatures } from './features.ts';

const { plain, parts } = createFeatures({ 'eaten-thing': ['dinner'], child: ['toddler*'], swallowed: ['ate'] });
const whole = (text: string, frames: readonly string[]): readonly string[] => parts(text, frames)[0] ?? [];

describe('the features of a message', () => {
  it('are its words, their kinds, and what stands close to what', () => {
    const features = whole('my toddlers ate dinner', []);
    expect(features).toEqual(
      expect.arrayContaining(['w:ate', 's:toddl', 'b:ate dinner', 'k:child', 'kk:swallowed eaten-thing']),
    );
    expect(features).toEqual(expect.arrayContaining(['kw:swallowed dinner', 'wk:ate eaten-thing', 'f:my toddlers']));
  });

  it('say how it begins, how it ends, and what sets it at a distance', () => {
    expect(whole('ate dinner', ['long-ago'])).toEqual(
      expect.arrayContaining(['f:ate', 'fk:swallowed', 'e:dinner', 'fr:long-ago']),
    );
  });

  it('count a name as what it is and a number as few or many, not by value', () => {
    const features = whole('took n2_10_:40 @sh:iron @mg:warfarin n:3', []);
    expect(features).toEqual(expect.arrayContaining(['w:#many', 'w:#', 'w:@supplement', 'w:@grave']));
    expect(features.join(' ')).not.toMatch(/iron|warfarin|40/);
  });

  it('are fewer where likeness is measured', () => {
    expect(plain('my toddlers ate dinner').filter((feature) => /^(kw|wk|f|fk|e|fr):/.test(feature))).toEqual([]);
  });
});

describe('the parts of a message', () => {
  it('are the whole, its sentences, and pieces of one that runs on, each at the same distance', () => {
    expect(parts('my toddler ate dinner', [])).toHaveLength(1);
    expect(parts('my toddler ate dinner . what do i do', ['told'])).toHaveLength(3);
    expect(parts('my toddler ate dinner . what do i do', ['told']).every((each) => each.includes('fr:told'))).toBe(
      true,
    );
    expect(parts('word '.repeat(40), []).length).toBeGreaterThan(3);
  });
});
