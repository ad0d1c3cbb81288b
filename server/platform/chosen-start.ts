import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// An owner who leaves the demo gets an empty shop in a folder beside the demo's data. Nothing is moved: one file says
// which of them the next start opens.
export const ownShopFolder = (root: string): string => join(root, 'own-shop')
const chosenFile = (root: string) => join(ownShopFolder(root), 'chosen')

export const isOwnShopChosen = (root: string): boolean => existsSync(chosenFile(root))

/** @param root DATA_DIR */
export function chooseStart(root: string, choice: 'demo' | 'own'): void {
  if (choice === 'demo') {
    rmSync(chosenFile(root), { force: true })
    return
  }
  mkdirSync(ownShopFolder(root), { recursive: true, mode: 0o700 })
  writeFileSync(chosenFile(root), 'The shop in this folder is started instead of the demo beside it.\n')
}
