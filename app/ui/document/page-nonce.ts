import { createContext } from 'react'

/** What allows the inline scripts and styles of this one answer; nothing on a page that everybody gets. */
export const PageNonce = createContext<string | undefined>(undefined)
