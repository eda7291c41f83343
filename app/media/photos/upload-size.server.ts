import { config } from '#app/config/config.server.ts'

/** For the form's other fields. */
const MAX_FIELDS_BYTES = 64 * 1024

export const MAX_UPLOAD_BYTES = config.PHOTO_MAX_MB * 1e6 + MAX_FIELDS_BYTES
