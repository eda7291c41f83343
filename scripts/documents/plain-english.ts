import { readFileSync } from 'node:fs'

export const MAX_WORDS = 25

/** Each word with its replacement (docs/voice.md). */
const FORBIDDEN: Record<string, string> = {
  whoever: 'who, anyone who',
  whence: 'where from',
  upon: 'on',
  anew: 'again',
  beside: 'next to, besides',
  dear: 'expensive',
  dearer: 'more expensive',
  'the desk': 'the dashboard',
  everybody: 'everyone',
  nobody: 'no one',
  somebody: 'someone, a user, the agent',
  reckoned: 'calculated',
  hereby: '(leave it out)',
  'is told': 'name who tells',
  'are told': 'name who tells',
  'to be had': 'available',
  'held against': 'checked with',
  'given out': 'assigned',
  'is owed': 'is due',
  'is sent on request': 'ask us',
  'are sent on request': 'ask us',
  'the listing states': 'we, or the developer says',
  'what it holds': 'name it',
}

/** Each word, or words in a row, with the glossary's word (docs/glossary.md). */
const FORBIDDEN_NAMES: Record<string, string> = {
  anew: 'again',
  'at once': 'concurrency',
  'come again': 'retryAfter',
  desks: 'dashboards',
  door: 'limits, call, request',
  doors: 'listener, limits',
  everybody: 'everyone',
  'fair row': 'fairQueue',
  feats: 'features',
  grip: 'drag handle',
  knock: 'ping',
  lacks: 'missing, blockers',
  'last answers': 'gracefulShutdown',
  'made once': 'singleFlight',
  merits: 'tiles',
  nobody: 'no one, unassigned',
  owed: 'due',
  pace: 'rateLimit',
  patience: 'timeoutMs',
  photographed: 'photo',
  puzzle: 'challenge',
  puzzles: 'challenges',
  reckoned: 'calculated',
  rouse: 'notify',
  'second step': 'twoStep',
  'side process': 'workerProcess',
  somebody: 'someone',
  suspects: 'spam',
  telling: 'signals',
  untold: 'unsent, unselected',
  upon: 'on',
  whoever: 'who',
  wish: 'input, changes',
  wished: 'requested, changes',
  wishes: 'changes, options',
  woken: 'notified, triggered',
  workshop: 'worker',
  'write record': 'writeAudit',
  'list record': 'listAudit',
}

const forbidden = Object.entries(FORBIDDEN).map(([word, better]) => ({
  word,
  better,
  pattern: new RegExp(String.raw`\b${word}\b`, 'i'),
}))
/** Programs read markup, styles and SQL; lists of names have no sentences. */
const NO_PROSE = [
  /<\/?[A-Za-z!?]/,
  /\{[\w-]{1,40}:/,
  /^(?:select|insert|update|delete|with|create|alter|grant|set|do|begin) /,
  /^[^.,;:a-z]*(?:\b\p{Lu}[^.,;: ]* ?)*$/u,
  /^[a-z ]{100,}$/,
  /\w\|\w|[a-z],[A-Z]/,
]
/** Other languages have other sentence lengths; a row of a table has none. */
const INDIC = /[\u0900-\u0DFF]/u
/** An abbreviation may look like an end, which only shortens a sentence. */
const BETWEEN = /(?<=[.!?])\s+/
const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' })

export function readability(text: string): string[] {
  const plain = spaced(text)
  if (NO_PROSE.some((pattern) => pattern.test(plain)) || specification().includes(plain)) return []
  const long = plain
    .split(BETWEEN)
    .map((sentence) => ({ sentence, count: countWords(sentence) }))
    .filter(
      ({ sentence, count }) =>
        count > MAX_WORDS && !INDIC.test(sentence) && !sentence.startsWith('|'),
    )
    .map(({ sentence, count }) => `${count} words: ${sentence}`)
  const found = forbidden
    .filter(({ pattern }) => pattern.test(plain))
    .map(({ word, better }) => `"${word}" (${better}): ${plain}`)
  return [...long, ...found]
}

const NO_CODE = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"[^"\n]*"/g

const TEMPLATE = /`(?:[^`\\]|\\.)*`/g

function parts(template: string): string[] {
  return [...template.matchAll(/\$\{([^}]*)\}/g)].map(([, code = '']) => code)
}

/** Names in a source with a forbidden word, each with its replacement. */
export function forbiddenNames(source: string): string[] {
  const code = source.replaceAll(NO_CODE, ' ').replaceAll(TEMPLATE, (text) => parts(text).join(' '))
  const names = new Set(code.match(/[\p{L}_$][\w$]*/gu))
  return [...names].flatMap((name) => {
    const words = name.split(/(?<=[a-z\d])(?=[A-Z])|_/).map((part) => part.toLowerCase())
    const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`)
    return [...words, ...pairs]
      .filter((part) => Object.hasOwn(FORBIDDEN_NAMES, part))
      .map((part) => `${name}: not "${part}" but ${FORBIDDEN_NAMES[part]}`)
  })
}

function countWords(sentence: string): number {
  return [...wordSegmenter.segment(sentence)].filter(({ isWordLike }) => isWordLike).length
}

function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

let specified: string | undefined

function specification(): string {
  specified ??= spaced(readFileSync('docs/spec.md', 'utf8'))
  return specified
}
