import { Link } from 'react-router'

import { Picture, type PictureFacts } from '#app/pictures/picture.tsx'

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
          {cities.map(({ slug, name, picture, count }) => (
            <article className="tile" key={slug}>
              <Picture
                picture={picture}
                sizes="(min-width: 60em) 40vw, (min-width: 40em) 50vw, 100vw"
              />
              <div>
                <h3>
                  <Link to={`/city/${slug}`}>{name}</Link>
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
