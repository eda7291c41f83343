import type { Project } from '#app/projects/model/project.ts'
import { playerOf } from '#app/projects/model/tour.ts'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { ExternalLink } from '#app/ui/navigation/external-link.tsx'

import sheet from './tour.css?url'

export const TOUR_SECTION = { anchor: 'tour', heading: 'Video tour' }

/** The link names the frame as its target, so that the player loads on a press alone, also without script. */
export function TourSection({
  project: { tour, name },
}: {
  project: Pick<Project, 'tour' | 'name'>
}) {
  if (tour === undefined) return null
  const host = new URL(tour).hostname.replace(/^www\./, '')
  const player = playerOf(tour)
  return (
    <section id={TOUR_SECTION.anchor}>
      <Sheet href={sheet} isBelow />
      <h2>{TOUR_SECTION.heading}</h2>
      {player === undefined ? (
        <ExternalLink className="button" href={tour}>
          Open the tour
        </ExternalLink>
      ) : (
        <>
          <a className="button" href={player} target="tour-player">
            Play the tour
          </a>
          <iframe
            className="tour-player"
            name="tour-player"
            title={`Video tour of ${name}`}
            allow="autoplay; fullscreen"
          />
        </>
      )}
      <p className="caption">
        {player === undefined
          ? `It opens on ${host}.`
          : `It loads from ${host} when you press Play.`}{' '}
        {player === undefined ? null : (
          <ExternalLink className="link" href={tour}>
            Open it there
          </ExternalLink>
        )}
      </p>
    </section>
  )
}
