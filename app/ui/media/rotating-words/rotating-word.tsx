import type { FieldAttributes } from '#app/ui/document/field.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'

import sheet from './rotating-word.css?url'

const inOneSentence = new Intl.ListFormat('en-IN', { type: 'conjunction' })

/** All words share one box, so nothing moves; a screen reader hears all of them once and no change. */
export function RotatingWord({
  words,
  suffix = '',
  field,
}: {
  words: readonly string[]
  suffix?: string
  field?: FieldAttributes
}) {
  const [first = '', ...others] = words
  return (
    <>
      <Sheet href={sheet} />
      <span className="visually-hidden" {...field}>
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
        {/* Last, so that the list continues from its second word without end. */}
        <i>
          <u>{first}</u>
          {suffix}
        </i>
      </span>
    </>
  )
}
