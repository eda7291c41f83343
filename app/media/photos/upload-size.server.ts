import { config } from '#app/config/config.server.ts'

/** For the form's other fields. */
const MOST_WORDS_BYTES = 64 * 1024

export const MOST_UPLOAD_BYTES = config.PHOTOGRAPH_MOST_MB * 1e6 + MOST_WORDS_BYTES
