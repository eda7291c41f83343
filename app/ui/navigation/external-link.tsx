import type { ComponentProps } from 'react'

/** Opens a new tab without `window.opener`. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
