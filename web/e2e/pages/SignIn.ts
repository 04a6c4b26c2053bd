import type { Locator, Page } from '@playwright/test';
import type { Person } from '../backEnd.ts';
import { signInCustomer } from '../gateway.ts';
import { setStoredCustomer } from '../storedState.ts';

/** The sign-in dialogs and the user menu. */
export class SignIn {
  readonly #page: Page;
  /** The button in the header that opens the dialog. */
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

  /** Signs in with a request instead of the form, before the first page is opened. */
  async startSession(person: Person): Promise<void> {
    await signInCustomer(this.#page.request, person);
    await setStoredCustomer(this.#page.context(), person.firstName);
  }

  /** Fills in and submits the open dialog. */
  async fillIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.email(this.dialog).fill(email);
    await this.password(this.dialog).fill(password);
    await this.submit().click();
  }

  /** Signs in with the button that a page for customers shows to guests. */
  async onPage(person: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.#page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await this.fillIn(person);
  }

  /** Signs in with the form, opened from the header. */
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
