import { Picture, type PictureFacts } from '#app/pictures/picture.tsx'

type Audience = { title: string; text: string; picture: PictureFacts }

/** Who We Help (SPEC section 2, Home page). */
export function HelpSection({ audiences }: { audiences: readonly Audience[] }) {
  return (
    <section className="section" aria-labelledby="help">
      <div className="wrap">
        <div className="head">
          <h2 id="help">Who We Help</h2>
        </div>
        <div className="help">
          {audiences.map((audience) => (
            <article key={audience.title}>
              <Picture picture={audience.picture} sizes="(min-width: 60em) 30vw, 100vw" />
              <h3>{audience.title}</h3>
              <p>{audience.text}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
