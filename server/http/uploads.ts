import { addressOf } from '#app/config/address-of.server.ts'
import type { AddressName } from '#app/config/addresses.ts'

/** What takes photographs, each of a body that is read by the route itself, once it knows who sends it. */
const TAKES_FILES: ReadonlySet<AddressName> = new Set(['listingPhotographs', 'photographPut'])

/** Milliseconds for a photograph to come and to be stored: 12 MB at a third of a megabit a second. */
export const UPLOAD_MS = 300_000

/** Whether it may be larger, and take longer, than any other request. */
export function isUpload(method: string | undefined, url: string): boolean {
  if (method !== 'POST') return false
  const path = url.split('?', 1)[0] ?? ''
  return path.startsWith('/dashboard/projects/') && TAKES_FILES.has(addressOf(path))
}
