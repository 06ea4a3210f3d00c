import { readFileSync, statSync } from 'node:fs';
import { EmbeddedDatabaseError } from './log.ts';

/** The account PostgreSQL runs as. `undefined`: our own. */
export type Account = { readonly uid: number; readonly gid: number; readonly name: string };

const CANDIDATES = ['postgres', 'nobody'];

function readAccounts(): readonly Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .flatMap(([name, , uid, gid]) =>
      name && !name.startsWith('#') && uid && gid ? [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }] : [],
    );
}

/**
 * PostgreSQL refuses to run as root. Under root it runs as the cluster's owner, else as an account that every Unix has;
 * we do not create accounts on the machine.
 */
export function chooseAccount(clusterFolder: string): Account | undefined {
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  const me = process.getuid?.() ?? 0;
  if (me !== 0) {
    if (owner && owner.uid !== me) throw new EmbeddedDatabaseError(foreignOwner(clusterFolder, owner.uid));
    return undefined;
  }
  const accounts = readAccounts();
  if (owner && owner.uid !== 0) {
    const name = accounts.find((account) => account.uid === owner.uid)?.name ?? `uid ${owner.uid}`;
    return { uid: owner.uid, gid: owner.gid, name };
  }
  for (const name of CANDIDATES) {
    const account = accounts.find((entry) => entry.name === name && entry.uid !== 0);
    if (account) return account;
  }
  throw new EmbeddedDatabaseError(
    'PostgreSQL does not run as root, and no unprivileged account (postgres, nobody) was found. ' +
      'Start Evidose as an ordinary user, or set DATABASE_URL.',
  );
}

function foreignOwner(folder: string, uid: number): string {
  return (
    `The database folder ${folder} belongs to another account (uid ${uid}), probably because Evidose was first ` +
    `started as root. Start it as that account or as root, hand the folder over (chown -R), or choose another DATA_DIR.`
  );
}
