/** What S3 answers to uploads in parts and to the list of a folder, over the objects of a test's bucket. */
export function bucketParts(objects: Map<string, Buffer>) {
  const uploads = new Map<string, Map<number, Buffer>>()

  /** The status and the text of an answer; nothing where the request is of one object as a whole. */
  return (
    method: string,
    address: URL,
    body: Buffer,
  ): { status: number; text: string } | undefined => {
    const { pathname, searchParams: query } = address
    if (query.has('list-type')) {
      const start = `${pathname}/${query.get('prefix') ?? ''}`
      const keys = [...objects.keys()].filter((name) => name.startsWith(start)).toSorted()
      // Two at a time, so that a list needs more than one request.
      const from = Number(query.get('continuation-token') ?? 0)
      const next =
        from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
      const shown = keys
        .slice(from, from + 2)
        .map((key) => `<Key>${key.slice(pathname.length + 1)}</Key>`)
      return { status: 200, text: `<ListBucketResult>${shown.join('')}${next}</ListBucketResult>` }
    }
    if (query.has('uploads')) {
      const id = `upload-${uploads.size}`
      uploads.set(id, new Map())
      return { status: 200, text: `<UploadId>${id}</UploadId>` }
    }
    const id = query.get('uploadId')
    if (id === null) return undefined
    const parts = uploads.get(id)
    if (!parts) return { status: 404, text: '' }
    if (method === 'PUT') parts.set(Number(query.get('partNumber')), body)
    else uploads.delete(id)
    if (method === 'POST') {
      const inOrder = [...parts].toSorted(([one], [other]) => one - other)
      objects.set(pathname, Buffer.concat(inOrder.map(([, bytes]) => bytes)))
    }
    return { status: 200, text: '' }
  }
}
