import { Picture } from '#app/pictures/picture.tsx'

const audiences = [
  {
    picture: 'help-investors',
    title: 'Real Estate Investors',
    text: 'Pre-launch, under-construction and pre-leased property, each with the developer’s terms set out before you commit.',
  },
  {
    picture: 'help-homebuyers',
    title: 'Homebuyers',
    text: 'Projects with their floors, rooms and places side by side, site visits, and legal and registration help.',
  },
  {
    picture: 'help-nri',
    title: 'NRI Buyers',
    text: 'Enquire with your own country’s number. A dedicated relationship manager is here while you are there.',
  },
] as const

/** Who We Help (SPEC section 2, Home page). */
export function HelpSection() {
  return (
    <section className="sec" aria-labelledby="help">
      <div className="wrap">
        <div className="head">
          <h2 id="help">Who We Help</h2>
        </div>
        <div className="help">
          {audiences.map((audience) => (
            <article key={audience.picture}>
              <Picture id={audience.picture} sizes="(min-width: 60em) 30vw, 100vw" />
              <h3>{audience.title}</h3>
              <p>{audience.text}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
