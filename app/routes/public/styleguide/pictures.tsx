import { groupBy } from '#app/lib/lists.ts'
import { Picture } from '#app/media/picture.tsx'
import { headSlots } from '#app/media/slots/head-slots.ts'
import { pictureFacts, pictures } from '#app/media/slots/manifest.server.ts'
import { pictureGroup, pictureSlots } from '#content/pictures/slots.ts'

import type { Route } from './+types/pictures'

/** Every picture by project or, with `?by=kind`, by kind of scene. */
export function loader({ url }: Route.LoaderArgs) {
  const byKind = url.searchParams.get('by') === 'kind'
  const drawnSlots = pictureSlots
    .flatMap((slot) => [slot, ...headSlots(slot)])
    .filter(({ id }) => pictures.has(id))
  const groups = groupBy(drawnSlots, ({ id, scene }) => (byKind ? scene : pictureGroup(id)))
  return {
    byKind,
    groups: [...groups].map(([name, slots]) => ({
      name,
      pictures: slots.map(({ id, scene, look }) => ({
        ...pictureFacts(id),
        caption: `${id}: ${scene}, ${look.hour}, ${look.place}, seed ${look.seed}`,
      })),
    })),
  }
}

/** Every drawn picture as contact sheets; routed in development only. */
export default function StyleguidePictures({ loaderData }: Route.ComponentProps) {
  const { byKind, groups } = loaderData
  return (
    <div className="wrap page">
      <h1>Pictures</h1>
      <p>
        <a className="link" href={byKind ? '/styleguide/pictures' : '/styleguide/pictures?by=kind'}>
          {byKind ? 'By project' : 'By kind of scene'}
        </a>
      </p>
      {groups.map((group) => (
        <section key={group.name}>
          <h2>
            {group.name} ({group.pictures.length})
          </h2>
          <div className="grid grid--four">
            {group.pictures.map(({ caption, ...picture }) => (
              <figure key={picture.id}>
                <Picture picture={picture} places={[{ width: '25vw' }]} />
                <figcaption className="caption">{caption}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
