import { Sheet } from '#app/ui/document/sheet.tsx'

import sheet from './rotating-word.css?url'

const inOneSentence = new Intl.ListFormat('en-IN', { type: 'conjunction' })

/**
 * One word of a list, the first until watch-words.ts brings the others in turn. All words share one
 * box, so nothing beside them moves. A screen reader is told all of them once and hears nothing change.
 */
export function RotatingWord({
  words,
  suffix = '',
}: {
  words: readonly string[]
  suffix?: string
}) {
  const [first = '', ...others] = words
  return (
    <>
      <Sheet href={sheet} />
      <span className="visually-hidden">
        {inOneSentence.format(words)}
        {suffix}
      </span>
      <span className="rotating" aria-hidden="true">
        {others.map((word) => (
          <i key={word} data-hidden="">
            <u>{word}</u>
            {suffix}
          </i>
        ))}
        {/* Last, so that what follows it is the list from its second word on, without end. */}
        <i>
          <u>{first}</u>
          {suffix}
        </i>
      </span>
    </>
  )
}
