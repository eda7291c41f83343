export type LogoImage = { src: string; width: number; height: number }

type Props = { brand: string; logo?: LogoImage | undefined; to?: string }

/** The owner's logo, or a mark with the name of the brand. */
export function Logo({ brand, logo, to = '/' }: Props) {
  if (logo)
    return (
      <a className="logo" href={to}>
        <img {...logo} alt={brand} />
      </a>
    )
  return (
    <a className="logo" href={to}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="18.5" fill="none" stroke="#14211C" strokeWidth="1.5" />
        <path
          d="M20 1.5 10.5 31 20 25Z"
          fill="#F2A71B"
          stroke="#14211C"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <path
          d="M20 1.5 29.5 31 20 25Z"
          fill="#14211C"
          stroke="#14211C"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </svg>
      <span>{brand}</span>
    </a>
  )
}
