import { addressOf } from '#app/config/address-of.server.ts'
import type { AddressName } from '#app/config/addresses.ts'

const UPLOAD_ROUTES: ReadonlySet<AddressName> = new Set([
  'projectPhotos',
  'projectPhotoUpload',
  'pagePhotos',
  'pagePhotoUpload',
  'visitSitePhoto',
  'settingsLogo',
  'sourceImports',
])

/** Milliseconds: 12 MB at a third of a megabit a second. */
export const UPLOAD_MS = 300_000

export function isUpload(method: string | undefined, url: string): boolean {
  if (method !== 'POST') return false
  const path = url.split('?', 1)[0] ?? ''
  return (
    /^\/dashboard\/(?:projects|pages|visits|settings|sources)\//.test(path) &&
    UPLOAD_ROUTES.has(addressOf(path))
  )
}
