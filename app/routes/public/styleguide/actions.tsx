import { Accordion } from '#app/ui/actions/accordion.tsx'
import { Icon } from '#app/ui/media/icon.tsx'

export function Actions() {
  return (
    <>
      <div className="hero-actions">
        <button className="button" type="button">
          Explore <Icon name="arrow" className="icon--go" />
        </button>
        <button className="button button--accent" type="button">
          Enquire
        </button>
        <button
          className="button button--line"
          type="button"
          data-toast="success"
          data-text="Login Successful!"
        >
          Show a toast
        </button>
        <button
          className="button button--line"
          type="button"
          data-toast="error"
          data-text="Something Went Wrong !"
        >
          Show an error
        </button>
        <a className="link" href="/">
          A text link
        </a>
      </div>
      <Accordion
        name="sample"
        items={[
          { title: 'A question', text: 'An answer.' },
          { title: 'Another', text: 'One open at a time.' },
        ]}
      />
    </>
  )
}
