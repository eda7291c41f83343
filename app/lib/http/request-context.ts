import { createContext } from 'react-router'

/** Whose request it is: an IPv4 address, or the /64 of an IPv6 address; proxies are seen through. */
export const clientAddressContext = createContext<string>('unknown')

/** What the inline scripts and styles of this one response carry to be allowed by its policy. */
export const nonceContext = createContext<string | undefined>(undefined)

/** The id under which everything about this request is logged. */
export const requestIdContext = createContext<string>('')

/** Puts the account that is signed in, by its id, into the line that the log holds of this answer. */
export const noteStaffContext = createContext<(id: string) => void>(() => {})

/** Logs an unexpected error of this request. */
export const reportErrorContext = createContext<(error: unknown) => void>((error) => {
  throw error
})
