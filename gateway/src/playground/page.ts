/** The playground's page. */
export const playgroundPage = (): string => '<!doctype html><title>Playground</title>';
