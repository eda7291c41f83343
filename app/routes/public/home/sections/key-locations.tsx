import { impressionNote } from '#app/media/impression-note.ts'
import { Picture, type PictureFacts } from '#app/media/picture.tsx'
import type { HomeContent } from '#app/pages/home-content.ts'
import { tilePlaces } from '#app/routes/public/home/tile-places.ts'
import { useField } from '#app/ui/document/field.tsx'

export type CityTile = { slug: string; name: string; picture: PictureFacts; count: number }

type Props = { texts: HomeContent['locations']; cities: readonly CityTile[] }

export function KeyLocations({ texts, cities }: Props) {
  const field = useField('home')
  const note = impressionNote(cities.map(({ picture }) => picture))
  return (
    <section className="section" aria-labelledby="locations">
      <div className="wrap">
        <div className="head">
          <h2 id="locations" {...field('locations', 'heading')}>
            {texts.heading}
          </h2>
          <p {...field('locations', 'text')}>{texts.text}</p>
        </div>
        <div className="tiles">
          {cities.map(({ slug, name, picture, count }, index) => (
            <article className="tile" key={slug}>
              <Picture picture={picture} places={tilePlaces(index, cities.length)} />
              <div>
                <h3>
                  <a href={`/city/${slug}`}>{name}</a>
                </h3>
                <p>{countText(count)}</p>
              </div>
            </article>
          ))}
        </div>
        {note ? <p className="caption">{note}</p> : null}
      </div>
    </section>
  )
}

function countText(count: number): string {
  if (count === 0) return 'Coming Soon'
  return count === 1 ? '1 project' : `${count} projects`
}
