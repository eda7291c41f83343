/** One text field of a posted form; empty when it is missing or the request is no form. */
export async function postedText(request: Request, name: string): Promise<string> {
  try {
    const value = (await request.formData()).get(name)
    return typeof value === 'string' ? value : ''
  } catch {
    return ''
  }
}
