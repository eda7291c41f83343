import { useEffect, useState } from 'react'

/** Word rotation period in milliseconds (SPEC section 9). */
const PERIOD = 2000

const inOneSentence = new Intl.ListFormat('en-IN', { type: 'conjunction' })

/** The word that follows at `index`, wrapping after the last. */
export function wordAt(words: readonly string[], index: number): string {
  return words[index % words.length] ?? ''
}

/**
 * One word of a list, the next every 2000 ms, wrapping. Without script, under reduced motion and
 * while the page's "Pause motion" box is ticked the word stays. All words share one box, so nothing
 * beside them moves. A screen reader is told all of them once and hears nothing change.
 */
export function RotatingWord({
  words,
  suffix = '',
}: {
  words: readonly string[]
  suffix?: string
}) {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
    const timer = setInterval(() => {
      const paused = document.querySelector('#motion:checked') !== null
      if (!calm.matches && !paused && !document.hidden) setIndex((current) => current + 1)
    }, PERIOD)
    return () => clearInterval(timer)
  }, [])
  const shown = wordAt(words, index)
  return (
    <>
      <span className="visually-hidden">
        {inOneSentence.format(words)}
        {suffix}
      </span>
      <span className="rotating" aria-hidden="true">
        {words
          .filter((word) => word !== shown)
          .map((word) => (
            <i key={word} data-hidden="">
              <u>{word}</u>
              {suffix}
            </i>
          ))}
        <i key={shown} className={index === 0 ? undefined : 'rotating-in'}>
          <u>{shown}</u>
          {suffix}
        </i>
      </span>
    </>
  )
}
