import type { Adapter } from './adapter.ts'
import { dialog360 } from './kinds/360dialog/dialog360.ts'
import { ninetyNineAcres } from './kinds/99acres/ninety-nine-acres.ts'
import { callerdesk } from './kinds/callerdesk/callerdesk.ts'
import { email } from './kinds/email/email.ts'
import { exotel } from './kinds/exotel/exotel.ts'
import { generic } from './kinds/generic/generic.ts'
import { googleForms } from './kinds/google-forms/google-forms.ts'
import { gupshup } from './kinds/gupshup/gupshup.ts'
import { housing } from './kinds/housing/housing.ts'
import { indiamart } from './kinds/indiamart/indiamart.ts'
import { justdial } from './kinds/justdial/justdial.ts'
import { knowlarity } from './kinds/knowlarity/knowlarity.ts'
import { magicbricks } from './kinds/magicbricks/magicbricks.ts'
import { meta } from './kinds/meta/meta.ts'
import { myoperator } from './kinds/myoperator/myoperator.ts'
import { smartflo } from './kinds/smartflo/smartflo.ts'
import { twilio } from './kinds/twilio/twilio.ts'
import { whatsapp } from './kinds/whatsapp/whatsapp.ts'

/** Every kind of source, in the order in which owners choose. */
export const adapters: readonly Adapter[] = [
  generic,
  googleForms,
  meta,
  ninetyNineAcres,
  magicbricks,
  housing,
  indiamart,
  justdial,
  exotel,
  myoperator,
  knowlarity,
  smartflo,
  callerdesk,
  twilio,
  whatsapp,
  gupshup,
  dialog360,
  email,
]

const byKind: ReadonlyMap<string, Adapter> = new Map(
  adapters.map((adapter) => [adapter.kind, adapter]),
)

export function findAdapter(kind: string): Adapter | undefined {
  return byKind.get(kind)
}
