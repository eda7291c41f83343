import { personTexts } from '#app/strings/en/person.ts'

/** What was said of a person: another phone came or left, an enquiry went apart or came back. */
export type PersonKind = keyof typeof personTexts.said

/** As the history stores it: what was said, and of whom. */
export function personWord(
  kind: PersonKind,
  { name, phone }: { name: string; phone: string },
): string {
  return `${kind} ${name}, ${phone}`
}

/** Whom the history stores with it: name and phone. */
export function whomIn(word: string): string {
  return word.slice(word.indexOf(' ') + 1)
}

/** The phone that the history stores with it. */
export function phoneIn(word: string): string {
  return word.slice(word.lastIndexOf(' ') + 1)
}

/** The same word without whom it is about: for those who may not see that enquiry. */
export function withoutWhom(word: string): string {
  return `${word.slice(0, word.indexOf(' '))} ${personTexts.somebodyElse}`
}

/** As the history shows it. */
export function personText(word: string): string {
  const gap = word.indexOf(' ')
  const said = new Map<string, (who: string) => string>(Object.entries(personTexts.said)).get(
    word.slice(0, gap),
  )
  return said ? said(word.slice(gap + 1)) : word
}
