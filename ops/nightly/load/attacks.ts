import { bombs } from './scenarios/bombs.ts'
import { brochures } from './scenarios/brochures.ts'
import { contacts } from './scenarios/contacts.ts'
import { crowds } from './scenarios/crowds.ts'
import { dashboards } from './scenarios/dashboards.ts'
import { enquiries } from './scenarios/enquiries.ts'
import { flood } from './scenarios/flood.ts'
import { hosts } from './scenarios/hosts.ts'
import { paths } from './scenarios/paths.ts'
import { pictures } from './scenarios/pictures.ts'
import { pipelining } from './scenarios/pipelining.ts'
import { probes } from './scenarios/probes.ts'
import { renders } from './scenarios/renders.ts'
import { signIn } from './scenarios/sign-in.ts'
import { slowReaders } from './scenarios/slow-readers.ts'
import { slowhttptest } from './scenarios/slowhttptest.ts'
import { manySockets, sockets } from './scenarios/sockets.ts'
import type { Attack } from './target.ts'

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
  dashboards,
]

/** Attacks that fill a machine or need a Debian program: each has the site to itself, and the short form leaves them out. */
export const isolatedAttacks: readonly Attack[] = [manySockets, bombs, flood, slowhttptest]

/** Ten minutes each, with --crowds. */
export { crowds }
