import { config } from '#app/config/config.server.ts'

/** For the form's other fields. */
const MAX_FIELDS_BYTES = 64 * 1024

/** The most that an owner can set, which the server checks before a request is read. */
export const MAX_UPLOAD_BYTES = 200e6 + MAX_FIELDS_BYTES

/** As set now. */
export function maxUploadBytes(): number {
  return config.PHOTO_MAX_MB * 1e6 + MAX_FIELDS_BYTES
}
