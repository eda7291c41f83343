import type { HeadersFunction } from 'react-router'

/** What a form answers decides whether it may be cached; a page that was only read keeps its loader's headers. */
export const headersOfAnswer: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
