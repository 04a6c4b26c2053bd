import { useState } from 'react';
import { SelectField } from '#ui/form/SelectField.tsx';
import type { SellWordsQuery } from '../submission/SellWords.generated.ts';
import { EstimateResult } from './EstimateResult.tsx';

type Designers = SellWordsQuery['sellDesigners'];
type Models = Designers[number]['models'];

/** What an item may bring, told as soon as designer, model and condition are chosen. */
export function Estimator({ words }: { words: SellWordsQuery }) {
  const [designer, setDesigner] = useState('');
  const [model, setModel] = useState('');
  const [condition, setCondition] = useState('');
  const priced = words.sellDesigners.filter(({ models }) => models.length > 0);
  const models = priced.find(({ name }) => name === designer)?.models ?? [];
  const scale = words.sellTerms.conditions;
  return (
    <section className="e-estimator" aria-labelledby="estimator">
      <h2 className="e-heading" id="estimator">
        What may it bring?
      </h2>
      <div className="e-form">
        <SelectField
          label="Designer"
          value={designer}
          onChange={({ currentTarget }) => {
            setDesigner(currentTarget.value);
            setModel('');
          }}
        >
          <option value="">Choose …</option>
          {priced.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <SelectField
          label="Model"
          value={model}
          disabled={models.length === 0}
          onChange={({ currentTarget }) => setModel(currentTarget.value)}
        >
          <option value="">Choose …</option>
          {byCategory(models).map(([category, names]) => (
            <optgroup key={category} label={category}>
              {names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <SelectField
          label="Condition"
          value={condition}
          onChange={({ currentTarget }) => setCondition(currentTarget.value)}
        >
          <option value="">Choose …</option>
          {scale.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </SelectField>
        {condition && (
          <p className="e-fact">{scale.find(({ code }) => code === condition)?.text}</p>
        )}
      </div>
      <div className="e-estimate" role="status">
        {designer && model && condition ? (
          <EstimateResult designer={designer} model={model} condition={condition} />
        ) : (
          <p className="e-fact">Choose all three, and we tell you at once. No account needed.</p>
        )}
      </div>
    </section>
  );
}

/** The models' names under their categories, in the order in which they come. */
function byCategory(models: Models): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const { name, category } of models) {
    groups.set(category, [...(groups.get(category) ?? []), name]);
  }
  return [...groups];
}
