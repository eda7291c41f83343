import { Picture, type PictureFacts } from '#app/pictures/picture.tsx'

import { tilePlaces } from './tile-places.ts'

export type CityTile = { slug: string; name: string; picture: PictureFacts; count: number }

export function KeyLocations({ cities }: { cities: readonly CityTile[] }) {
  return (
    <section className="section" aria-labelledby="locations">
      <div className="wrap">
        <div className="head">
          <h2 id="locations">Key Locations</h2>
          <p>Start from the place. We will narrow it to the sector.</p>
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
      </div>
    </section>
  )
}

function countText(count: number): string {
  if (count === 0) return 'Coming Soon'
  return count === 1 ? '1 project' : `${count} projects`
}
