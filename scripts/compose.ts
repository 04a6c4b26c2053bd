import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from './paths.ts';

/** A service of docker-compose.yml with the variables of an environment file substituted. */
export interface ComposeService {
  readonly name: string;
  /** The program and its arguments. */
  readonly command: readonly string[];
  /** The environment of its image and of docker-compose.yml. */
  readonly environment: Readonly<Record<string, string>>;
  /** Grace period after SIGTERM. */
  readonly stopSeconds: number;
}

interface RawService {
  readonly build?: { readonly dockerfile: string };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly profiles?: readonly string[];
  readonly stop_grace_period?: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Substitutes `${NAME}`, `${NAME-default}`, `${NAME:-default}` and `${NAME:?message}`; `$$` is a dollar. */
export function interpolate(text: string, variables: Variables): string {
  return text.replace(
    /\$\$|\$\{(\w+)(?:(:?[-?])([^}]*))?\}/g,
    (match, name?: string, operator = '', rest = '') => {
      if (match === '$$' || name === undefined) return '$';
      const value = variables[name];
      const isMissing = value === undefined || (operator.startsWith(':') && value === '');
      if (!isMissing) return value;
      if (operator.endsWith('?')) throw new Error(`docker-compose.yml: ${rest}`);
      return operator.endsWith('-') ? rest : '';
    },
  );
}

/** The variables of a file such as .env.demo. */
export function readVariables(file: string): Record<string, string> {
  const lines = readFileSync(inRoot(file), 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

/** The command and environment of an image. */
function readDockerfile(file: string): Pick<ComposeService, 'command' | 'environment'> {
  const text = readFileSync(inRoot(file), 'utf8');
  const last = text.slice(text.lastIndexOf('\nFROM '));
  const command = /^CMD (\[.*\])$/m.exec(last)?.[1];
  const settings = [...last.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.split(' '));
  return {
    command: command === undefined ? [] : (JSON.parse(command) as string[]),
    environment: Object.fromEntries(
      settings.map((setting) => {
        const [name = '', ...value] = setting.split('=');
        return [name, value.join('=')];
      }),
    ),
  };
}

/** The services of docker-compose.yml selected by COMPOSE_PROFILES. */
export function readCompose(variables: Variables): ComposeService[] {
  const { services } = parse(readFileSync(inRoot('docker-compose.yml'), 'utf8'), {
    merge: true,
  }) as { services: Readonly<Record<string, RawService>> };
  const profiles = (variables.COMPOSE_PROFILES ?? '').split(',');
  return Object.entries(services)
    .filter(([, service]) => service.profiles?.some((one) => profiles.includes(one)) ?? true)
    .map(([name, service]) => {
      const image = service.build ? readDockerfile(service.build.dockerfile) : undefined;
      const command = service.command ?? image?.command ?? [];
      const environment = Object.entries(service.environment ?? {});
      return {
        name,
        command: command.map((part) => interpolate(part, variables)),
        environment: {
          ...image?.environment,
          ...Object.fromEntries(
            environment.map(([key, value]) => [key, interpolate(value, variables)]),
          ),
        },
        stopSeconds: Number.parseInt(service.stop_grace_period ?? '10', 10),
      };
    });
}
