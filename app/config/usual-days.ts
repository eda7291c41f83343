/** Days for which a browser stores the analytics answer, by default. */
export const USUAL_ANSWER_DAYS = 180

/** Days for which a browser stores the first source, by default. */
export const DEFAULT_FIRST_SOURCE_DAYS = 90
