import { config } from '#app/config/config.server.ts'

/** What a form has beside its file. */
const MOST_WORDS_BYTES = 64 * 1024

/** The most bytes of a form with a photograph. */
export const MOST_UPLOAD_BYTES = config.PHOTOGRAPH_MOST_MB * 1e6 + MOST_WORDS_BYTES
