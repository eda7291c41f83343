import { readPlain } from '#app/projects/fact-check/figures/plain-text.ts'

type RegistrationNumber = { text: string; isSure: boolean }

const WORD = /[\p{L}\p{M}\d/-]+/gu
const NAME = /^(?:\p{L}*rera|रेरा)$/u
const BETWEEN =
  /^(?:registrations?|registered|regd?|nos?|numbers?|ids?|is|are|as|under|with|by|the|code|certificate|project|नंबर|नम्बर|संख्या|है)$/u
const MAX_BETWEEN = 6
/** `2016` of the Act and `12/2024` are no registration numbers. */
const DAY =
  /^(?:19|20)\d\d$|^(?:\d{1,2}[/-]){1,2}(?:19|20)\d\d$|^20\d\d-\d\d(?:-\d\d)?$|^(?:19|20)\d\d-\d\d$/
/** Spelled in parts: `UP RERA PRJ 449`. */
const SPELT =
  /(?<![\p{L}\d])(?:up[ -]?rera[ :-]{1,3}prj[ -]?|uprera[ -]?prj[ -]|up[ -]rera[ -]?prj[ -]?)\d+/gu
/** The form of Haryana, Rajasthan and Tamil Nadu: `GGM/999/731/2024`. */
const FORM = /^(?:ggm|hrera|raj|tn|pkl|wbrera|rc)\/(?:[a-z\d]+\/)+\d+$/
/** The form of MahaRERA and Goa RERA, without their name. */
const BARE = /^p(?:rgo)?\d{8,}$/

/** Agents must print their own registration. */
const AGENT = /^(?:agents?|agent's|brokers?|partners?|consultants?|consultancy|एजेंट)$/u
const AGENT_NUMBER = /rera[/-]?agt/
const ALPHANUMERIC = /[\p{L}\d]/u

/** `UPRERAPRJ12345`, `RERA number is P51700000001`. */
export function registrationNumbers(text: string): RegistrationNumber[] {
  const { plain, quoted } = readPlain(text)
  const spelt = [...plain.matchAll(SPELT)].map(({ 0: match, index }) => ({
    text: quoted(index, index + match.length),
    isSure: true,
  }))
  if (spelt.length > 0) return spelt
  const words = [...plain.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    ALPHANUMERIC.test(word) ? [{ word, index }] : [],
  )
  return words.flatMap(({ word, index }, at): RegistrationNumber[] => {
    if (!/\d/.test(word) || DAY.test(word) || AGENT_NUMBER.test(word)) return []
    const quote = quoted(index, index + word.length)
    const isOwn = /rera(?!agt)/.test(word) && !/^\p{L}*rera[/-]?(?:19|20)\d\d$/u.test(word)
    const before = words.slice(Math.max(0, at - 2 * MAX_BETWEEN), at).map((one) => one.word)
    const isNamed = /\d{4}/.test(word) && isAfterName(before)
    const isSure = isOwn || !before.some((one) => AGENT.test(one))
    if (isOwn || isNamed || FORM.test(word)) return [{ text: quote, isSure }]
    return BARE.test(word) ? [{ text: quote, isSure: false }] : []
  })
}

function isAfterName(before: readonly string[]): boolean {
  const near = before.slice(-MAX_BETWEEN)
  const name = near.findLastIndex((word) => NAME.test(word))
  return name >= 0 && near.slice(name + 1).every((word) => BETWEEN.test(word))
}
