import { createContext } from 'react'

/** The CSP nonce of this response; undefined on a cached page. */
export const PageNonce = createContext<string | undefined>(undefined)
