const KINDS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** Where nginx keeps what it sets aside: all in one folder, so that it leaves nothing behind. */
export function nginxFolders(folder: string): string {
  return KINDS.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')
}
