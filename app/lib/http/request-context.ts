import { createContext } from 'react-router'

/** The client's IPv4 address or the /64 of its IPv6 address, behind trusted proxies. */
export const clientAddressContext = createContext<string>('unknown')

export const nonceContext = createContext<string | undefined>(undefined)

export const requestIdContext = createContext<string>('')

export const recordStaffContext = createContext<(id: string) => void>(() => {})

export const reportErrorContext = createContext<(error: unknown) => void>((error) => {
  throw error
})
