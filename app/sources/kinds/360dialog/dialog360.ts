import { messageSource } from '#app/sources/reading/message-source.ts'

/** Messages of 360dialog (SOURCES.md 3.4). */
export const dialog360 = messageSource('360dialog')
