import { Link } from 'react-router'

import { Picture, type PictureFacts } from '#app/pictures/picture.tsx'

export type CityTile = { slug: string; name: string; picture: PictureFacts; count: number }

export function KeyLocations({ cities }: { cities: readonly CityTile[] }) {
  return (
    <section className="sec" aria-labelledby="locations">
      <div className="wrap">
        <div className="head">
          <h2 id="locations">Key Locations</h2>
          <p>Start from the place. We will narrow it to the sector.</p>
        </div>
        <div className="tiles">
          {cities.map((city) => (
            <Link className="tile" key={city.slug} to={`/city/${city.slug}`}>
              <Picture
                picture={city.picture}
                alt=""
                sizes="(min-width: 60em) 40vw, (min-width: 40em) 50vw, 100vw"
              />
              <div>
                <h3>{city.name}</h3>
                <p>{countText(city.count)}</p>
              </div>
            </Link>
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
