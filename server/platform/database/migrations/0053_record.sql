-- older programs: go on
CREATE TABLE "act_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"act_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"table_name" text NOT NULL,
	"row_key" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "acts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"name" text,
	"role" text,
	"action" text,
	"network" text
);
--> statement-breakpoint
ALTER TABLE "act_changes" ADD CONSTRAINT "act_changes_act_id_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."acts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "act_changes_act" ON "act_changes" USING btree ("act_id");--> statement-breakpoint
CREATE INDEX "act_changes_object" ON "act_changes" USING btree ("kind","object_id");--> statement-breakpoint
CREATE INDEX "acts_at" ON "acts" USING btree ("at");--> statement-breakpoint
-- Personal or secret columns: that they changed is kept, not what they held. Of bank accounts the ends stay.
CREATE FUNCTION "record_values"(held jsonb, hidden text[], has_iban boolean) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF held ?| hidden THEN
    SELECT jsonb_object_agg(e.key, CASE WHEN e.key = ANY (hidden) AND e.value <> 'null' THEN '"•••"' ELSE e.value END)
      INTO held FROM jsonb_each(held) e;
  END IF;
  IF has_iban THEN
    held := regexp_replace(held::text, '\m([A-Z]{2}[0-9]{2})(?: ?[A-Z0-9]){7,26}((?: ?[A-Z0-9]){4})\M', '\1…\2', 'g')::jsonb;
  END IF;
  RETURN held;
END $$;
--> statement-breakpoint
-- Arguments: what the row belongs to, the column of its id, the key, hidden columns, columns whose change is no change,
-- and what sort of table it is.
CREATE FUNCTION "record_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  hidden text[] := string_to_array(tg_argv[3], ',');
  was jsonb := CASE WHEN tg_op <> 'INSERT' THEN to_jsonb(old) END;
  becomes jsonb := CASE WHEN tg_op <> 'DELETE' THEN to_jsonb(new) END;
  whole jsonb := coalesce(becomes, was);
  row_key jsonb := (SELECT jsonb_object_agg(k, whole -> k) FROM unnest(string_to_array(tg_argv[2], ',')) k);
  has_iban boolean := tg_argv[5] LIKE '%iban%';
  act bigint := nullif(current_setting('pedivella.act', true), '')::bigint;
  who jsonb;
BEGIN
  IF tg_op = 'INSERT' AND tg_argv[5] LIKE '%versions%' THEN
    -- A new version of something: the one before is its former state.
    EXECUTE format('SELECT to_jsonb(t) FROM public.%I t WHERE to_jsonb(t) @> $1', tg_table_name)
      INTO was USING row_key || jsonb_build_object('version', (whole ->> 'version')::int - 1);
  END IF;
  IF was IS NOT NULL AND becomes IS NOT NULL THEN
    SELECT jsonb_object_agg(e.key, e.value), jsonb_object_agg(e.key, becomes -> e.key) INTO was, becomes
      FROM jsonb_each(was) e
      WHERE e.value IS DISTINCT FROM becomes -> e.key AND e.key <> ALL (string_to_array(tg_argv[4], ','));
    IF was IS NULL THEN RETURN NULL; END IF;
  END IF;
  IF act IS NULL THEN
    who := coalesce(nullif(current_setting('pedivella.actor', true), ''), '{"kind":"unknown"}')::jsonb;
    INSERT INTO public.acts (actor, actor_id, name, role, action, network)
      VALUES (who ->> 'kind', who ->> 'id', who ->> 'name', who ->> 'role', who ->> 'action', who ->> 'network')
      RETURNING id INTO act;
    PERFORM set_config('pedivella.act', act::text, true);
  END IF;
  INSERT INTO public.act_changes (act_id, kind, object_id, table_name, row_key, before, after) VALUES (
    act, tg_argv[0], coalesce(whole ->> tg_argv[1], ''), tg_table_name, row_key - hidden,
    public.record_values(was, hidden, has_iban), public.record_values(becomes, hidden, has_iban));
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE t record;
BEGIN
  FOR t IN SELECT * FROM (VALUES
    ('products', 'product', 'id', 'id', '', 'version,changed_at', ''),
    ('product_sizes', 'product', 'product_id', 'product_id,size', '', 'reserved,revision', ''),
    ('job_cards', 'product', 'product_id', 'product_id', '', 'version,updated_at', ''),
    ('job_card_checks', 'product', 'product_id', 'product_id,point', '', 'checked_at', ''),
    ('job_card_marks', 'product', 'product_id', 'product_id,number', '', '', ''),
    ('incoming_pictures', 'product', 'product_id', 'id', 'address', 'attempts,due_at', ''),
    ('images', 'image', 'name', 'name', '', '', ''),
    ('reviews', 'review', 'id', 'id', 'customer_name,customer_email,title,comment', '', ''),
    ('review_photos', 'review', 'review_id', 'id', 'content,small', '', ''),
    ('product_questions', 'question', 'id', 'id', 'customer_id,email,text', '', ''),
    ('shelves', 'shelf', 'slug', 'slug', '', 'version', ''),
    ('shelf_redirects', 'shelf', 'target', 'slug', '', '', ''),
    ('facts', 'fact', 'key', 'key', '', 'version', ''),
    ('search_words', 'search_word', 'id', 'id', '', 'version', ''),
    ('size_charts', 'size_charts', '', 'version', '', 'version,created_at', 'versions'),
    ('shipping_rules', 'delivery', '', 'version', '', 'version,created_at', 'versions'),
    ('shop_settings', 'setting', 'key', 'key,version', '', 'version,created_at', 'versions iban'),
    ('reductions', 'reduction', 'id', 'id', '', 'version', ''),
    ('reduction_items', 'reduction', 'reduction_id', 'reduction_id,product_id,size', '', '', ''),
    ('campaigns', 'campaign', 'id', 'id', '', 'version', ''),
    ('codes', 'campaign', 'campaign_id', 'code', 'code', '', ''),
    ('gift_cards', 'gift_card', 'id', 'id', 'recipient_name,recipient_email,sender_name,message', '', ''),
    ('gift_card_codes', 'gift_card', 'card_id', 'code_hash', 'code_hash', '', ''),
    ('gift_card_movements', 'gift_card', 'card_id', 'id', '', '', ''),
    ('catalog_imports', 'import', 'id', 'id', '', 'report,outcome,done,total', ''),
    ('import_mappings', 'mapping', 'id', 'id', '', 'version,changed_at', ''),
    ('import_words', 'mapping', 'mapping_id', 'id', '', '', ''),
    ('moved_in_files', 'former_shop', 'id', 'id', '', '', ''),
    ('orders', 'order', 'id', 'id', 'access_key,customer_name,customer_email,customer_phone,tax_code,shipping_address,city,postal_code,province,placed_from', '', ''),
    ('order_items', 'order', 'order_id', 'order_id,line_no', '', '', ''),
    ('sold_bicycles', 'order', 'order_id', 'order_id,line_no,unit', 'serial_number,code_hash', '', ''),
    ('order_notes', 'order', 'order_id', 'id', 'text', '', ''),
    ('order_tags', 'order', 'order_id', 'order_id,name', '', '', ''),
    ('order_work', 'order', 'order_id', 'order_id,step', '', '', ''),
    ('parcels', 'order', 'order_id', 'id', '', '', ''),
    ('parcel_lines', 'order', 'order_id', 'parcel_id,line_no', '', '', ''),
    ('payments', 'order', 'order_id', 'id', 'request_key,request_hash,payer_email,last_error', 'next_check_at,checks,attempt,updated_at', ''),
    ('refunds', 'order', 'order_id', 'id', 'note,request_key,request_hash,holder,last_error', 'attempt,next_try_at,attempts', 'iban'),
    ('refund_lines', 'order', 'order_id', 'refund_id,line_no,place', '', '', ''),
    ('returns', 'order', 'order_id', 'id', 'reason,request_key,request_hash,refused_reason', '', ''),
    ('return_lines', 'order', 'order_id', 'return_id,line_no', '', '', ''),
    ('withdrawals', 'order', 'order_id', 'id', 'order_number,customer_name,customer_email,items,statement,state_note', '', ''),
    ('bank_credits', 'bank_credit', 'id', 'id', 'fingerprint,payer,text', '', ''),
    ('customers', 'customer', 'id', 'id', 'email,first_name,last_name,phone,address,city,postal_code,password_hash', 'last_login_at', ''),
    ('customer_addresses', 'customer', 'customer_id', 'id', 'label,name,phone,address,city,postal_code', '', ''),
    ('staff_members', 'staff', 'id', 'id', 'email,password_hash,totp_secret,invitation_hash', 'totp_step,last_login_at', ''),
    ('staff_passkeys', 'staff', 'staff_id', 'id', 'id,public_key', 'counter,last_used_at', ''),
    ('staff_recovery_codes', 'staff', 'staff_id', 'code_hash', 'code_hash', '', ''),
    ('admin_account', 'staff', '', 'id', 'password_hash', '', ''),
    ('api_keys', 'key', 'id', 'id', 'key_hash', 'last_used_at', ''),
    ('event_receivers', 'receiver', 'id', 'id', 'address', 'failures,next_turn_at,turns,last_object', ''),
    ('event_secrets', 'receiver', 'receiver_id', 'receiver_id', 'secret', '', '')
  ) v (name, kind, id, key, hidden, passed_over, sort) LOOP
    -- Customers write without an actor and have events of their own; a program that does not say what it is, is recorded.
    EXECUTE format($t$
      CREATE TRIGGER recorded AFTER INSERT OR UPDATE OR DELETE ON public.%I FOR EACH ROW
      WHEN (current_setting('pedivella.actor', true) <> '' OR coalesce(current_setting('pedivella.program', true), '') = '')
      EXECUTE FUNCTION public.record_change(%L, %L, %L, %L, %L, %L)$t$,
      t.name, t.kind, t.id, t.key, t.hidden, t.passed_over, t.sort);
  END LOOP;
END $$;
