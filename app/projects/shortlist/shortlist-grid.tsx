import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'

import { Icon } from '#app/ui/icon.tsx'

import { ProjectCard } from '#app/projects/project-card.tsx'
import type { ProjectCardFacts } from '#app/projects/project.ts'
import { shortlistAddress, shortlistLimits } from './shortlist.ts'

type ShortlistGridProps = {
  cards: readonly ProjectCardFacts[]
  /** The slugs of the address, where the list is not this device's own. */
  list: readonly string[]
  compared: readonly string[]
}

/** The cards of a shortlist, of which up to three can be ticked and compared. */
export function ShortlistGrid({ cards, list, compared }: ShortlistGridProps) {
  const [ticked, setTicked] = useState(compared)
  const navigate = useNavigate()
  const status = useFocusAfterRemoval(cards.length)
  const chosen = ticked.filter((slug) => cards.some((card) => card.slug === slug))

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void navigate(`${shortlistAddress({ list, compare: chosen })}#compare`)
  }

  return (
    <form action="/shortlist" method="get" onSubmit={onSubmit}>
      {list.length > 0 ? <input type="hidden" name="list" value={list.join(',')} /> : null}
      <div className="results">
        <p ref={status} role="status" tabIndex={-1}>
          <b>{cards.length}</b> {cards.length === 1 ? 'project' : 'projects'}
        </p>
        {cards.length > 1 ? (
          <button className="button button--line" type="submit">
            <Icon name="compare" />
            Compare
          </button>
        ) : null}
      </div>
      <ul className="grid grid--four">
        {cards.map((card) => (
          <li key={card.slug}>
            <ProjectCard project={card} />
            {cards.length > 1 ? (
              <label className="comparison-choice">
                <input
                  type="checkbox"
                  name="compare"
                  value={card.slug}
                  checked={chosen.includes(card.slug)}
                  disabled={
                    !chosen.includes(card.slug) && chosen.length >= shortlistLimits.compared
                  }
                  onChange={({ target }) =>
                    setTicked(
                      target.checked
                        ? [...chosen, card.slug]
                        : chosen.filter((slug) => slug !== card.slug),
                    )
                  }
                />
                Compare<span className="visually-hidden"> {card.name}</span>
              </label>
            ) : null}
          </li>
        ))}
      </ul>
    </form>
  )
}

/** A card that is taken off takes the focus with it; it then goes to the count. */
function useFocusAfterRemoval(count: number) {
  const status = useRef<HTMLParagraphElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) status.current?.focus()
    before.current = count
  }, [count])
  return status
}
