export type TextFault = { text: string; isAdvice?: true }
