import { Accordion } from '#app/ui/accordion.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toast.tsx'

const colours = [
  'paper',
  'mist',
  'haze',
  'line',
  'line-strong',
  'ink',
  'ink-2',
  'ink-3',
  'marigold',
  'marigold-deep',
  'deep',
  'error',
  'ok',
]

/** Every part of the design system on one page; routed in development only. */
export default function Styleguide() {
  return (
    <div className="wrap pg">
      <h1>Styleguide</h1>
      <ul className="flex flex-wrap gap-4">
        {colours.map((name) => (
          <li key={name}>
            <svg width="96" height="64" aria-hidden="true">
              <rect width="96" height="64" fill={`var(--${name})`} stroke="var(--line)" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <div className="hero-a">
        <button className="btn" type="button">
          Explore <Icon name="arrow" className="i--go" />
        </button>
        <button className="btn btn--accent" type="button">
          Enquire
        </button>
        <button
          className="btn btn--line"
          type="button"
          onClick={() => showToast({ id: 'sample', kind: 'success', text: 'Login Successful!' })}
        >
          Show a toast
        </button>
        <a className="lk" href="/">
          A text link
        </a>
      </div>
      <label className="f">
        <span>Name</span>
        <input name="name" />
      </label>
      <Accordion
        name="sample"
        items={[
          { title: 'A question', text: 'An answer.' },
          { title: 'Another', text: 'One open at a time.' },
        ]}
      />
      <div className="empty">
        <b>No leads found.</b>
        <p>Clear the search to see all of them.</p>
      </div>
      <div className="sk sk-l" />
    </div>
  )
}
