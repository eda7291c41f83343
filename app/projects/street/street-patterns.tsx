import { TOWER } from './stand-size.ts'
import { FLOOR } from './street-scale.ts'

const { bay } = TOWER

export function StreetPatterns() {
  return (
    <svg className="street-patterns" width="0" height="0" aria-hidden="true">
      <linearGradient id="street-open" x2="0" y2="1">
        <stop stopColor="#DDE5E1" stopOpacity="0" />
        <stop offset="1" stopColor="#DDE5E1" />
      </linearGradient>
      <pattern id="street-homes" width={bay} height={FLOOR} patternUnits="userSpaceOnUse">
        <path d="M0 0h9v11H0z" fill="#F6F7F2" />
        <path d="M2 2.5h5v5.5H2z" fill="#8FB0B6" />
        <path d="M2 2.5h2v5.5H2z" fill="#6F929A" />
        <path d="M0 9.5h9" stroke="#B9C7C2" strokeWidth="1.6" />
      </pattern>
      <pattern id="street-glass" width={bay} height={FLOOR} patternUnits="userSpaceOnUse">
        <path d="M0 0h9v11H0z" fill="#B4CBCE" />
        <path d="M0 0h9v4.6H0z" fill="#A3BFC4" />
        <path d="M0 0h9M0 0v11" stroke="#fff" strokeWidth=".8" />
      </pattern>
      <pattern id="street-flank" width={bay} height={FLOOR} patternUnits="userSpaceOnUse">
        <path d="M0 0h9v11H0z" fill="#B9C7C2" />
        <path d="M0 .5h9" stroke="#6F929A" strokeWidth=".7" />
      </pattern>
      <pattern
        id="street-cut"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0v7" stroke="#14211C" strokeWidth=".8" />
      </pattern>
    </svg>
  )
}
