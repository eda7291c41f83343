import type { ComponentProps } from 'react'

/** A link that leaves the site in a new tab without handing over the referrer's window. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
