import { createContext } from 'react-router'

/** The client's IPv4 address or the /64 of its IPv6 address, behind trusted proxies. */
export const clientAddressContext = createContext<string>('unknown')

/** The address of a proxy that forwards requests without being in TRUSTED_PROXIES. */
export const untrustedProxyContext = createContext<string | undefined>(undefined)

export const nonceContext = createContext<string | undefined>(undefined)

export const requestIdContext = createContext<string>('')

export const recordStaffContext = createContext<(id: string) => void>(() => {})

export const reportErrorContext = createContext<(error: unknown) => void>((error) => {
  throw error
})
