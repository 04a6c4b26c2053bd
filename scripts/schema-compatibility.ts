import { type Change, ChangeType, CriticalityLevel, diff } from '@graphql-inspector/core';
import { MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils';
import {
  type ASTVisitFn,
  buildASTSchema,
  buildSchema,
  type DirectiveNode,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  parse,
  visit,
} from 'graphql';

/** The effect of schema changes on clients of the released schema. */
export interface CompatibilityReport {
  /** Breaking changes that no deprecation covers. */
  readonly broken: readonly string[];
  /** Deprecations without a removal date. */
  readonly undated: readonly string[];
}

/** The date in a reason such as `Use name. Goes on 2027-03-01.` */
const DATE = /\b(\d{4}-\d{2}-\d{2})\b/;

interface MayBeDeprecated {
  readonly deprecationReason?: string | null | undefined;
}

const getDate = ({ deprecationReason }: MayBeDeprecated): string | null => {
  const date = DATE.exec(deprecationReason ?? '')?.[1];
  return date === undefined || Number.isNaN(Date.parse(date)) ? null : date;
};

/** The released schema without the elements whose removal date is `today` or earlier. */
const withoutRemovable = (released: GraphQLSchema, today: string): GraphQLSchema => {
  const keep = <T extends MayBeDeprecated>(element: T): T | null => {
    const date = getDate(element);
    return date !== null && date <= today ? null : element;
  };
  const unchanged = mapSchema(released, {
    [MapperKind.FIELD]: keep,
    [MapperKind.ARGUMENT]: keep,
    [MapperKind.ENUM_VALUE]: keep,
  });
  return pruneSchema(unchanged);
};

/** The name of the element with a directive, such as `Query.find.page`. */
const toPlace = (ancestors: Parameters<ASTVisitFn<DirectiveNode>>[4]): string =>
  ancestors.flatMap((node) => ('name' in node && node.name ? [node.name.value] : [])).join('.');

const undatedIn = (sdl: DocumentNode): string[] => {
  const undated: string[] = [];
  visit(sdl, {
    Directive(directive, ...where) {
      const reason = directive.arguments?.find(({ name }) => name.value === 'reason')?.value;
      const deprecationReason = reason?.kind === Kind.STRING ? reason.value : '';
      const isBare = directive.name.value === 'deprecated' && !getDate({ deprecationReason });
      if (isBare) undated.push(toPlace(where[3]));
    },
  });
  return undated;
};

/** Scalars with the same JSON representation as the previous scalar: documents and responses do not change. */
const SAME_JSON: Readonly<Record<string, readonly string[]>> = {
  Int: ['NonNegativeInt', 'PositiveInt'],
  String: ['EmailAddress'],
  ID: ['CountryCode'],
};

/** True for a response field with a more specific scalar; never for arguments and inputs. */
function isNarrowedScalar(change: Change): boolean {
  if (change.type !== ChangeType.FieldTypeChanged) return false;
  const { oldFieldType, newFieldType } = change.meta;
  return (SAME_JSON[oldFieldType.replace('!', '')] ?? []).some(
    (name) => newFieldType === oldFieldType.replace(/^\w+/, name),
  );
}

/**
 * Compares the schema with the released one.
 * @param today YYYY-MM-DD; elements with a removal date up to this day may be missing.
 */
export const checkCompatibility = async (
  released: string,
  current: string,
  today: string,
): Promise<CompatibilityReport> => {
  const sdl = parse(current);
  const required = withoutRemovable(buildSchema(released), today);
  const changes = await diff(required, buildASTSchema(sdl));
  return {
    broken: changes
      .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
      .filter((change) => !isNarrowedScalar(change))
      .map(({ message }) => message),
    undated: undatedIn(sdl),
  };
};
