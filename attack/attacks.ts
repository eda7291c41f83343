import { bombs } from './kinds/bombs.ts'
import { brochures } from './kinds/brochures.ts'
import { contacts } from './kinds/contacts.ts'
import { crowds } from './kinds/crowds.ts'
import { databaseLoss } from './kinds/database-loss.ts'
import { desks } from './kinds/desks.ts'
import { enquiries } from './kinds/enquiries.ts'
import { flood } from './kinds/flood.ts'
import { hosts } from './kinds/hosts.ts'
import { paths } from './kinds/paths.ts'
import { pictures } from './kinds/pictures.ts'
import { pipelining } from './kinds/pipelining.ts'
import { probes } from './kinds/probes.ts'
import { renders } from './kinds/renders.ts'
import { signIn } from './kinds/sign-in.ts'
import { slowReaders } from './kinds/slow-readers.ts'
import { slowhttptest } from './kinds/slowhttptest.ts'
import { manySockets, sockets } from './kinds/sockets.ts'
import type { Attack } from './target.ts'

/** Attacks of strangers and of busy desks; all of them run at once. */
export const attacks: readonly Attack[] = [
  pipelining,
  slowReaders,
  sockets,
  hosts,
  paths,
  renders,
  pictures,
  brochures,
  enquiries,
  contacts,
  signIn,
  probes,
  desks,
]

/**
 * Those that fill a machine by themselves, where attackers, site and honest visitors share its processors,
 * or need a program of Debian: each has the site to itself, and the short form goes without.
 */
export const apart: readonly Attack[] = [manySockets, bombs, flood, slowhttptest]

/** Three of ten minutes each, asked for by --crowds. */
export { crowds }

/** Faults of the database, which an attacker cannot cause; asked for with --with-faults. */
export const faults: readonly Attack[] = [databaseLoss]
