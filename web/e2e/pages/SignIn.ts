import type { Locator, Page } from '@playwright/test';
import type { Person } from '../backEnd.ts';

/** The sign-in dialogs and the user menu. */
export class SignIn {
  readonly #page: Page;
  /** What opens the dialog in the header. */
  readonly opener: Locator;
  readonly dialog: Locator;
  readonly createDialog: Locator;
  readonly forgotDialog: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.opener = page.getByRole('banner').getByRole('button', { name: 'Sign In' });
    this.dialog = page.getByRole('dialog', { name: 'Sign In' });
    this.createDialog = page.getByRole('dialog', { name: 'Create an Account' });
    this.forgotDialog = page.getByRole('dialog', { name: 'Forgot Password' });
  }

  email(dialog: Locator): Locator {
    return dialog.getByLabel('Email', { exact: true });
  }

  password(dialog: Locator): Locator {
    return dialog.getByLabel('Password', { exact: true });
  }

  submit(dialog = this.dialog): Locator {
    return dialog.locator('button[type=submit]');
  }

  greeting(firstName: string): Locator {
    return this.#page.getByRole('banner').getByRole('button', { name: `Hi, ${firstName}` });
  }

  /** Fills in the open dialog and sends it. */
  async fillIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.email(this.dialog).fill(email);
    await this.password(this.dialog).fill(password);
    await this.submit().click();
  }

  /** Signs in from the header and waits for the greeting. */
  async as(person: Person): Promise<void> {
    await this.opener.click();
    await this.fillIn(person);
    await this.greeting(person.firstName).waitFor();
  }

  async out(firstName: string): Promise<void> {
    await this.greeting(firstName).click();
    await this.#page.getByRole('menuitem', { name: 'Sign Out' }).click();
  }
}
