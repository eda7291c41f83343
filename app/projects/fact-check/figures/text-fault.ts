/** What speaks against a text of a listing, as a sentence; what is advice may be right as it is. */
export type TextFault = { text: string; isAdvice?: true }
